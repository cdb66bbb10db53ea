import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { ElementRoot } from './element-root';

/** The parts of r2wc's class that we use. It mounts, updates and unmounts a React root in `container`. */
interface ReactHost extends HTMLElement {
  container: HTMLElement;
  /** Mounts into `container`, or updates what is mounted there. */
  connectedCallback(): void;
  /** Unmounts. */
  disconnectedCallback(): void;
}

type Base = new () => ReactHost;

let base: Base | undefined;

/** r2wc's class. On a server, which has no `HTMLElement`, an empty class, so that importing an element doesn't fail. */
export function r2wcBase(): Base {
  base ??= (typeof HTMLElement === 'undefined' ? class {} : r2wcClass()) as Base;
  return base;
}

function r2wcClass(): unknown {
  return r2wc(ElementRoot as unknown as ComponentType<{ container?: HTMLElement }>);
}
