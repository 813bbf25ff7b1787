/// <reference types="node" />
import { createServer, type Server } from 'node:http';

import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

import { DroppedConnection } from '../sandbox/control/dropped-connection.ts';
import { createSite } from './create-site.ts';

interface ServerOptions {
  /** 0 takes any free port. */
  port: number;
  /** Prints nothing. */
  quiet?: boolean;
  /** The sandbox's clock, Unix time in ms; the machine's when absent. */
  now?: () => number;
  /** The repository's folder; the working directory when absent. */
  root?: string;
}

interface RunningServer {
  /** `http://localhost:<port>`, without a trailing slash. */
  url: string;
  /** Ends all connections and frees the port. */
  close(): Promise<void>;
}

const HOST = 'localhost';

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const isTaken = 'code' in error && error.code === 'EADDRINUSE';
      reject(
        isTaken
          ? new Error(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`)
          : error,
      );
    });
    server.listen(port, HOST, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/**
 * Serves the built element, the demo site and the sandbox at one origin. Rejects with one clear
 * sentence when the port is taken. Contract section 5 (`npm start`).
 */
export async function startServer({
  port,
  quiet = false,
  now = () => Date.now(),
  root = process.cwd(),
}: ServerOptions): Promise<RunningServer> {
  const site = createSite(root, now);
  const listener = getRequestListener(
    async (request, { outgoing }) => {
      try {
        return await site(request);
      } catch (error) {
        if (!(error instanceof DroppedConnection)) throw error;
        // Without a first byte, browsers send a request again on a reused connection, a POST too.
        if (request.headers.has('sec-fetch-site')) {
          outgoing.socket?.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{');
        } else outgoing.socket?.destroy();
        return RESPONSE_ALREADY_SENT;
      }
    },
    { overrideGlobalObjects: false },
  );
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  const url = `http://${HOST}:${await listen(server, port)}`;
  if (!quiet) process.stdout.write(`merchant-checkout demo and sandbox: ${url}\n`);

  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
