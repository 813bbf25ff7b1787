/** Stands in for the commands of the browser tests' runner in Node: what only a browser does is a reason to test in Chromium. */
function needsChromium(): never {
  throw new Error('This needs Chromium: name the file *.browser.ts.');
}

/** The size of a page before a test changes it. */
const USUAL_WIDTH = 800;

export async function setViewport({ width }: { width: number }): Promise<void> {
  if (width !== USUAL_WIDTH) needsChromium();
}

interface CdpCommand {
  method: string;
  params?: { features?: readonly { value: string }[] };
}

/** Takes back what no test has set: the visitor's settings. */
export function executeServerCommand(_name: string, { method, params }: CdpCommand) {
  const isReset =
    method === 'Emulation.setEmulatedMedia' && params?.features?.every(({ value }) => value === '');
  return isReset ? { result: null } : needsChromium();
}

export { needsChromium as sendKeys };
