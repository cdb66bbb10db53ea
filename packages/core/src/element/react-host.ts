import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { ElementRoot } from './element-root';

/** The parts of r2wc's class that are used: it mounts, updates and unmounts a React root in `container`. */
interface ReactHost extends HTMLElement {
  container: HTMLElement;
  /** Mounts into `container`, or updates what is mounted there. */
  connectedCallback(): void;
  /** Unmounts. */
  disconnectedCallback(): void;
}

type Base = new () => ReactHost;

let base: Base | undefined;

/** r2wc's class. On a server, where there is no `HTMLElement`, an empty one: importing an element there must not fail. */
export function reactHost(): Base {
  base ??= (typeof HTMLElement === 'undefined' ? class {} : r2wcClass()) as Base;
  return base;
}

function r2wcClass(): unknown {
  return r2wc(ElementRoot as unknown as ComponentType<{ container?: HTMLElement }>);
}
