import { SOCIAL_SCRIPT_MS } from '../../../lib/limits.ts';
import type { Timers } from '../timers.ts';

interface ScriptInput {
  page: Document;
  timers: Timers;
  nonce: string | null;
  url: string;
}

/** One script that was added to a page, for all elements that want it. */
interface Loading {
  script: HTMLScriptElement;
  loaded: Promise<boolean>;
}

const scriptsOfPage = new WeakMap<Document, Map<string, Loading>>();

function scriptsOf(page: Document): Map<string, Loading> {
  const scripts = scriptsOfPage.get(page) ?? new Map<string, Loading>();
  scriptsOfPage.set(page, scripts);
  return scripts;
}

function addScript({ page, nonce, url }: ScriptInput): Loading {
  const script = page.createElement('script');
  const loaded = new Promise<boolean>((resolve) => {
    script.addEventListener('load', () => resolve(true), { once: true });
    script.addEventListener('error', () => resolve(false), { once: true });
  });
  script.async = true;
  if (nonce !== null) script.nonce = nonce;
  script.src = url;
  page.head.append(script);
  return { script, loaded };
}

/**
 * Adds a script to the page once and says whether it came in time. One that failed is taken out, so
 * that a later try loads it again. A policy that forbids the script is a failure like any other.
 */
export async function loadScript(input: ScriptInput): Promise<boolean> {
  const scripts = scriptsOf(input.page);
  let cancel = () => {};
  try {
    const loading = scripts.get(input.url) ?? addScript(input);
    scripts.set(input.url, loading);
    const late = new Promise<boolean>((resolve) => {
      cancel = input.timers.after(SOCIAL_SCRIPT_MS, () => resolve(false));
    });
    const isLoaded = await Promise.race([loading.loaded, late]);
    if (!isLoaded) loading.script.remove();
    if (!isLoaded && scripts.get(input.url) === loading) scripts.delete(input.url);
    return isLoaded;
  } catch {
    return false;
  } finally {
    cancel();
  }
}
