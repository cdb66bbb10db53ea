/** Loads templates. */
define({
  load: async (name, load, done) => {
    const reply = await fetch(load.toUrl(name));
    if (reply.ok) done(await reply.text());
    else done.error(new Error(`${name}: ${reply.status}`));
  },
});
