import { useEffect, useState } from 'react';

/** Milliseconds after loading in which a page may still print its trigger by script. */
const patience = 2000;

/** Whether the loaded page has nothing that matches the trigger. Turns false when it comes after all. */
export function useMissingTrigger(trigger: string | undefined): boolean {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (trigger === undefined) return;
    const look = (): void => setMissing(document.querySelector(trigger) === null);
    const changes = new MutationObserver(look);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      timer = setTimeout(() => {
        look();
        if (document.querySelector(trigger) === null) changes.observe(document, { childList: true, subtree: true });
      }, patience);
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      removeEventListener('load', wait);
      clearTimeout(timer);
      changes.disconnect();
    };
  }, [trigger]);
  return isMissing;
}
