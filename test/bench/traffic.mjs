/** Requests that are no page, script or call, such as pictures: nothing waits for them. */
const UNCOUNTED_TYPES = new Set(['Image', 'Preflight', 'Ping', 'Media']);

/**
 * Records what a page's requests cost, from now on. Times are in seconds of the browser's own clock; `bytes` are those
 * on the wire, headers included.
 */
export async function recordTraffic(page) {
  const session = await page.createCDPSession();
  const requests = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
    const { method, url } = request;
    requests.set(requestId, { method, url, type, started: timestamp, ended: null, bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.type = type;
    request.answered = response.timing
      ? response.timing.requestTime + response.timing.receiveHeadersEnd / 1000
      : null;
    request.fromCache = Boolean(response.fromDiskCache || response.fromPrefetchCache);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = requests.get(requestId);
    if (request) request.fromCache = true;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.ended = timestamp;
    request.bytes = request.fromCache ? 0 : encodedDataLength;
  });
  await session.send('Network.enable');
  return { all: () => [...requests.values()], stop: () => session.detach() };
}

const isCounted = ({ type }) => !UNCOUNTED_TYPES.has(type);

const sum = (values) => values.reduce((total, value) => total + value, 0);

/** Counts of some recorded requests: those on the wire, those answered from the cache, scripts, calls and bytes. */
export function countTraffic(requests) {
  const counted = requests.filter(isCounted);
  const sent = counted.filter(({ fromCache }) => !fromCache);
  const scripts = counted.filter(({ type }) => type === 'Script');
  return {
    requests: sent.length,
    fromCache: counted.length - sent.length,
    modules: scripts.length,
    calls: sent.filter(({ type }) => type === 'Fetch' || type === 'XHR').length,
    bytes: sum(sent.map(({ bytes }) => bytes)),
    scriptBytes: sum(scripts.map(({ bytes }) => bytes)),
  };
}
