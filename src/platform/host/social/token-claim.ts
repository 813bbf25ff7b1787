import { fieldIn } from '../foreign-data.ts';

/** The bytes of a base64url text as UTF-8. */
function decode(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (each) => each.charCodeAt(0)));
}

/** A claim of an identity token, whose signature is for the server to judge; undefined where it cannot be read. */
export function tokenClaim(token: string, name: string): unknown {
  try {
    return fieldIn(JSON.parse(decode(token.split('.')[1] ?? '')), name);
  } catch {
    return undefined;
  }
}
