/** Written by `tools/docs/vite-elements.mjs`. */
declare module 'virtual:elements' {
  interface SettingInfo {
    name: string;
    attribute: string;
    type: string;
    default: string;
    description: string;
    limits: string;
  }

  interface ElementInfo {
    tag: string;
    /** What people call it. */
    name: string;
    area: string;
    summary: string;
    /** The first sentence of the summary. */
    brief: string;
    /** Kinds of page it is for. */
    pages: readonly string[];
    replaces: readonly { luma: string; change: string; remove: string }[];
    settings: readonly SettingInfo[];
    introduction: string;
    reference: string;
    /** Accessibility, and what Luma has for the same job. */
    rest: string;
  }

  export const pageTypes: readonly string[];
  export const elements: readonly ElementInfo[];
}

/** Written by `tools/docs/vite-elements.mjs`. */
declare module 'virtual:events' {
  export const events: readonly string[];
}
