/** The type of an element with settings and methods, for `document.querySelector` and the like. */
export type ConfiguredElement<Config, Methods = unknown> = HTMLElement &
  Methods & {
    /** The settings in use, with every default filled in; undefined when they cannot be used. */
    get config(): Config | undefined;
    /** Settings given by script: the strongest source. */
    set config(settings: Partial<Config> | undefined);
  };
