import { shopFetch } from './shop';

const worker = 'pictures-worker.js';

/** Without service workers, or on an insecure host, the shop's pictures stay empty. */
export const picturesReady = 'serviceWorker' in navigator ? answerPictures(navigator.serviceWorker) : Promise.resolve();

/** Resolves once the page's picture requests reach the shop inside it. */
async function answerPictures(workers: ServiceWorkerContainer): Promise<void> {
  workers.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => void answer(String(data), ports[0]));
  workers.startMessages();
  const controlled = new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
  await workers.register(new URL(worker, document.baseURI));
  if (workers.controller !== null) return;
  const { active } = await workers.ready;
  active?.postMessage('answer me');
  await controlled;
}

async function answer(url: string, port: MessagePort | undefined): Promise<void> {
  const reply = await shopFetch(url);
  port?.postMessage({ body: await reply.text(), status: reply.status, type: reply.headers.get('content-type') ?? '' });
}
