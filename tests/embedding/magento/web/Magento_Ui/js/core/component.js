/** `uiComponent`: a class with `extend`, `_super` for overridden methods, and children in regions. */
define(['ko'], (ko) => {
  function covering(method, covered) {
    return function (...parameters) {
      const { _super: outer } = this;
      this._super = (...own) => covered.apply(this, own.length > 0 ? own : parameters);
      try {
        return method.apply(this, parameters);
      } finally {
        this._super = outer;
      }
    };
  }

  function extended(Parent, { defaults, ...members }) {
    class Component extends Parent {
      static defaults = { ...Parent.defaults, ...defaults };
      static extend = (more) => extended(Component, more);
    }
    for (const [name, member] of Object.entries(members)) {
      const covered = Parent.prototype[name];
      const isCovering = typeof member === 'function' && typeof covered === 'function';
      Component.prototype[name] = isCovering ? covering(member, covered) : member;
    }
    return Component;
  }

  class Element {
    constructor(config) {
      Object.assign(this, this.constructor.defaults, config);
      this.regions = {};
      this.initialize();
    }

    initialize() {
      return this.initObservable();
    }

    initObservable() {
      return this;
    }

    observe(names) {
      for (const name of [names].flat()) this[name] = ko.observable(this[name]);
      return this;
    }

    getTemplate() {
      return this.template;
    }

    getRegion(name) {
      this.regions[name] ??= ko.observableArray();
      return this.regions[name];
    }
  }

  return extended(Element, {});
});
