/** Makes a BroadcastChannel whose channels of one name hear each other at once, never themselves. */
export function fakeChannelClass(sent: unknown[] = []) {
  const open = new Set<FakeChannel>();
  class FakeChannel extends EventTarget {
    readonly name: string;

    constructor(name: string) {
      super();
      this.name = name;
      open.add(this);
    }

    postMessage(data: unknown): void {
      sent.push(data);
      for (const each of open) {
        if (each !== this && each.name === this.name) {
          each.dispatchEvent(new MessageEvent('message', { data }));
        }
      }
    }

    close(): void {
      open.delete(this);
    }
  }
  return { FakeChannel, open };
}
