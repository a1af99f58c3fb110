import { createRequire } from 'node:module';
import { type AddressInfo, Server } from 'node:net';

/** Run by `record-store.ts`. The store itself says no more than the port it was asked to take, which is any free one. */
const { listen } = Server.prototype;
Server.prototype.listen = function (this: Server, ...given: unknown[]) {
  this.once('listening', () => process.send?.({ port: (this.address() as AddressInfo).port }));
  return Reflect.apply(listen, this, given) as Server;
} as typeof listen;

const peers = new URL('../../../../peers/package.json', import.meta.url);
createRequire(peers)('@learninglocker/xapi-statements/dist/server.js');
