import { type Reply, request } from '@shop-elements/host';
import { useEffect, useRef } from 'react';

interface Post {
  controller: AbortController;
  /** The posted data, to avoid the same request twice. */
  form: string;
}

export interface LatestPost {
  /**
   * Posts a form, and cancels the request before it.
   * @returns the reply; undefined if it was canceled
   */
  post(url: string, form: URLSearchParams): Promise<Reply | undefined>;
  /** Whether this form is on its way. */
  isPosting(form: URLSearchParams): boolean;
  cancel(): void;
}

/** At most one request at a time: a newer one cancels an older one. */
export function useLatestPost(): LatestPost {
  const running = useRef<Post>(undefined);
  const cancel = (): void => {
    running.current?.controller.abort();
    running.current = undefined;
  };
  useEffect(() => () => running.current?.controller.abort(), []);
  return {
    async post(url, form) {
      cancel();
      const controller = new AbortController();
      running.current = { controller, form: String(form) };
      const reply = await request(url, { method: 'POST', form, signal: controller.signal }).catch(() => undefined);
      if (reply !== undefined) running.current = undefined;
      return reply;
    },
    isPosting: (form) => running.current?.form === String(form),
    cancel,
  };
}
