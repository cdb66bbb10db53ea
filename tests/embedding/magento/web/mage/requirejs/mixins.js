/**
 * The RequireJS plugin that loads modules with mixins. As in Magento, it rewrites the names of required modules, so callers don't
 * mention it.
 */
define('mixins', ['module'], (module) => ({
  load(name, load, done) {
    const mixins = mixinsOf(name, module.config());
    load([name, ...mixins], (target, ...changes) => done(changes.reduce((changed, change) => change(changed), target)));
  },
}));

function mixinsOf(name, config) {
  const mixins = config[name] ?? {};
  return Object.keys(mixins).filter((mixin) => mixins[mixin]);
}

(() => {
  const context = require.s.contexts._;
  const changed = (names) =>
    names.map((name) => (mixinsOf(name, context.config.config?.mixins ?? {}).length > 0 ? `mixins!${name}` : name));
  const changedIn = (parameters) => parameters.map((one) => (Array.isArray(one) ? changed(one) : one));

  const { define: plainDefine } = window;
  window.define = Object.assign((...parameters) => plainDefine(...changedIn(parameters)), plainDefine);
  const { require: plainRequire } = context;
  context.require = Object.assign((...parameters) => plainRequire(...changedIn(parameters)), plainRequire);
})();
