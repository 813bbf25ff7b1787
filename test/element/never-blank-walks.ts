export const pageErrors: string[] = [];

export const note = (event: Event) => void pageErrors.push(event.type);

export const TITLE = 'Não conseguimos mostrar este passo';

/** Breaks what every screen with a date needs while `run` is under way. */
export async function withBrokenDates(run: () => Promise<void>): Promise<void> {
  const { prototype } = Date;
  const own = Object.getOwnPropertyDescriptor(prototype, 'getUTCDay')!;
  const fail = () => {
    throw new Error('a script of the page broke this');
  };
  Object.defineProperty(prototype, 'getUTCDay', { ...own, value: fail });
  try {
    await run();
  } finally {
    Object.defineProperty(prototype, 'getUTCDay', own);
  }
}
