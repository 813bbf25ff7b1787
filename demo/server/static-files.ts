/// <reference types="node" />
import { readFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';

import { contentTypeOf } from './content-types.ts';

/** A folder whose files are served below a path that ends with a slash. */
interface Mount {
  prefix: string;
  folder: string;
}

/** The files served: the built element, the site's own files and the photos. */
function mountsOf(root: string): readonly Mount[] {
  return [
    { prefix: '/photos/', folder: resolve(root, 'demo/photos') },
    { prefix: '/', folder: resolve(root, 'demo/site') },
    { prefix: '/', folder: resolve(root, 'demo/builder') },
    { prefix: '/', folder: resolve(root, 'demo/.build/page') },
    { prefix: '/', folder: resolve(root, 'dist') },
  ];
}

function decode(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

/** The file of a path inside a mount; null when the path leads out of it. */
function fileOf({ prefix, folder }: Mount, path: string): string | null {
  if (!path.startsWith(prefix)) return null;
  const file = resolve(folder, `.${sep}${path.slice(prefix.length)}`);
  return file.startsWith(folder + sep) ? file : null;
}

/** Serves files of the repository at `root`; null when there is none at the path. */
export function createStaticFiles(root: string): (pathname: string) => Promise<Response | null> {
  const mounts = mountsOf(root);
  return async (pathname) => {
    const path = decode(pathname);
    const type = path && contentTypeOf(path);
    if (!path || !type) return null;
    for (const mount of mounts) {
      const file = fileOf(mount, path);
      const content = file && (await readFile(file).catch(() => null));
      if (content) return new Response(content, { headers: { 'content-type': type } });
    }
    return null;
  };
}
