/** The players of YouTube and Vimeo, and everything else of theirs. */
const providers = /^https:\/\/([\w-]+\.)*(youtube(-nocookie)?|vimeo)\.com\//;

/** What their players do that matters here: say nothing until they are greeted, then answer as each of them does. */
const player = `<!doctype html><html lang="en"><title>Player</title><body><p>A player</p><script>
  addEventListener('message', ({ data, source, origin }) => {
    const { event, method, func } = JSON.parse(data);
    const isVimeo = location.hostname.endsWith('vimeo.com');
    if (isVimeo ? method === 'ping' : event === 'listening')
      source.postMessage(JSON.stringify({ event: isVimeo ? 'ping' : 'initialDelivery' }), origin);
    if (isVimeo ? method === 'addEventListener' : event === 'listening')
      source.postMessage(
        isVimeo
          ? { event: 'timeupdate', data: { seconds: 60, duration: 60 } }
          : '{"event":"infoDelivery","info":{"playerState":1,"currentTime":60,"duration":60}}',
        origin,
      );
    if (isVimeo ? method === 'setCurrentTime' : func === 'seekTo') source.postMessage('{"event":"started again"}', origin);
  });
</script>`;

/**
 * Stands in for the video providers: no test speaks to the real ones.
 * @param {import('playwright').BrowserContext} context
 * @param {boolean} [isReachable]
 * @returns {Promise<string[]>} the addresses that were asked for
 */
export async function stubPlayers(context, isReachable = true) {
  /** @type {string[]} */
  const asked = [];
  await context.route(providers, async (route) => {
    asked.push(route.request().url());
    await (isReachable ? route.fulfill({ contentType: 'text/html', body: player }) : route.abort());
  });
  return asked;
}
