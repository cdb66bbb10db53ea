// What the elements use of React, from Preact's core. The script file has this in React's place: Preact's own compatibility
// layer knows much more of React, and weighs 3 KB brotli more. The elements' tests run on this, and on React itself.
import { createElement, options } from 'preact';
import './translated';

export { Component, createElement, Fragment, isValidElement } from 'preact';
export { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';

/** r2wc asks for the default export. */
export default { createElement };

// React hands handlers an event of its own, which holds the browser's.
options.event = (event) => Object.assign(event, { nativeEvent: event });
