import { Fragment, isValidElement, type ReactNode } from 'react';

const SVG = 'http://www.w3.org/2000/svg';

/** Attributes whose names differ in JSX. */
const attributes: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };

type Props = Readonly<Record<string, unknown>> & { children?: ReactNode };

/**
 * Draws JSX that has no state, without React: a page with a thousand prices needs a thousand pieces of text, not a thousand
 * running components. Event handlers are left out: React draws over the same nodes when the shopper comes to them.
 * Components in it must be plain functions of their props, without hooks.
 */
export function drawStatic(node: ReactNode, parent: Element): void {
  if (node === null || node === undefined || typeof node === 'boolean') return;
  if (Array.isArray(node)) {
    for (const child of node as readonly ReactNode[]) drawStatic(child, parent);
  } else if (isValidElement<Props>(node)) {
    const { type, props } = node;
    if (type === Fragment) drawStatic(props.children, parent);
    else if (typeof type === 'string') drawElement(type, props, parent);
    else drawStatic((type as (props: Props) => ReactNode)(props), parent);
  } else {
    parent.appendChild(document.createTextNode(String(node)));
  }
}

function drawElement(type: string, props: Props, parent: Element): void {
  const isSvg = type === 'svg' || (parent.namespaceURI === SVG && parent.localName !== 'foreignObject');
  const element = isSvg ? document.createElementNS(SVG, type) : document.createElement(type);
  for (const name of Object.keys(props)) {
    const value = props[name];
    // `aria-…` and `data-…`: their true and false are words.
    const isHint = name[4] === '-';
    if (name === 'children' || typeof value === 'function' || value === null || value === undefined) continue;
    if (value === false && !isHint) continue;
    element.setAttribute(attributes[name] ?? name, value === true && !isHint ? '' : String(value));
  }
  drawStatic(props.children, element);
  parent.appendChild(element);
}
