import { createServer } from 'node:http';
import handler from 'serve-handler';

/** A configuration of serve-handler, such as `deploy/serve.json`. */
type Configuration = NonNullable<Parameters<typeof handler>[2]>;

/** Creates a server that serves the files of a folder; it does not listen yet. */
export const createFileServer = (folder: string, configuration: Configuration) =>
  createServer(
    (request, response) => void handler(request, response, { ...configuration, public: folder }),
  );
