/** The type of an element with settings and methods, for `document.querySelector` and the like. */
export type ConfiguredElement<Config, Methods = unknown> = HTMLElement &
  Methods & {
    /** The settings in use, with every default filled in; undefined when they cannot be used. */
    get config(): Config | undefined;
    /** Settings given by script: the strongest source. */
    set config(settings: Settings<Config> | undefined);
  };

/** Settings as they are given: what has a default may be left out, also within lists and objects. */
export type Settings<Config> = Config extends readonly (infer Item)[]
  ? readonly Settings<Item>[]
  : Config extends object
    ? { [Name in keyof Config]?: Settings<Config[Name]> }
    : Config;
