/** The type of an element with settings and methods, for `document.querySelector` and similar functions. */
export type ConfiguredElement<Config, Methods = unknown> = HTMLElement &
  Methods & {
    /** The settings in use, with all defaults; undefined if they are invalid. */
    get config(): Config | undefined;
    /** Overrides every other source. */
    set config(settings: Settings<Config> | undefined);
  };

/** Settings as you write them: anything with a default is optional, also inside lists and objects. */
export type Settings<Config> = Config extends readonly (infer Item)[]
  ? readonly Settings<Item>[]
  : Config extends object
    ? { [Name in keyof Config]?: Settings<Config[Name]> }
    : Config;
