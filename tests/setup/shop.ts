import type { TestProject } from 'vitest/node';
import { startShop } from '../../examples/shop/src/start';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the example shop that the journeys visit. */
    shopUrl: string;
  }
}

/** Opens the example shop on a free port, for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shop = await startShop({ port: 0, testRoutes: true });
  project.provide('shopUrl', shop.url);
  return () => shop.close();
}
