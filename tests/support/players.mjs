/** All hosts of YouTube and Vimeo, players included. */
const providers = /^https:\/\/([\w-]+\.)*(youtube(-nocookie)?|vimeo)\.com\//;

/** The relevant behavior of their players: silent until greeted, then each responds in its own way. */
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
 * Stubs the video providers, so that no test contacts the real ones.
 * @param {import('playwright').BrowserContext} context
 * @param {boolean} [isReachable]
 * @returns {Promise<string[]>} the requested URLs
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
