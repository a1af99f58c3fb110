import { createSocket } from 'node:dgram';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

const PATIENCE_MS = 8_000;
const PORTS: Readonly<Record<string, number>> = { 'udp:': 514, 'tcp:': 601, 'tls:': 6514 };

/**
 * Sends messages to a syslog server: over UDP a datagram each (RFC 5426), which nobody acknowledges; over TCP and TLS by their length
 * (RFC 6587, RFC 5425), on a connection that is closed in order, so that the other side has received all of them when this resolves.
 */
export async function sendSyslog(address: string, messages: readonly string[]): Promise<void> {
  const { protocol, hostname, port } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  const place = { host, port: port === '' ? (PORTS[protocol] ?? 514) : Number(port) };
  if (protocol === 'udp:') return sendDatagrams(place, messages);
  const socket = protocol === 'tls:' ? connectTls({ ...place, servername: host }) : connect(place);
  await sendStream(socket, messages);
}

interface Place {
  readonly host: string;
  readonly port: number;
}

async function sendDatagrams({ host, port }: Place, messages: readonly string[]): Promise<void> {
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4');
  try {
    for (const message of messages)
      await new Promise<void>((resolve, reject) => {
        socket.once('error', reject);
        socket.send(message, port, host, (error) => (error ? reject(error) : resolve()));
      });
  } finally {
    socket.close();
  }
}

function sendStream(socket: Socket, messages: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('the syslog server does not answer')));
    socket.on('error', reject);
    // Without an error it closes only when the other side has acknowledged everything and closed too.
    socket.on('close', (hadError) => (hadError ? reject(new Error('the connection broke')) : resolve()));
    socket.resume();
    socket.end(messages.map((message) => `${Buffer.byteLength(message)} ${message}`).join(''));
  });
}
