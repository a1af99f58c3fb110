import type { Route, WebSocketRoute } from '@playwright/test';
import type { Person } from './people.ts';

/** A person's line to the product, which can be cut and mended: calls and the live socket alike. */
export class Line {
  #isCut = false;
  readonly #sockets = new Set<WebSocketRoute>();

  /** Before the first page is opened, for a socket that is there already is not seen. */
  static async between({ context }: Person): Promise<Line> {
    const line = new Line();
    await context.route('**/api/**', (route) => line.#pass(route));
    await context.routeWebSocket(/\/api\//, (socket) => line.#connect(socket));
    return line;
  }

  async cut(): Promise<void> {
    this.#isCut = true;
    await Promise.all([...this.#sockets].map((socket) => socket.close()));
    this.#sockets.clear();
  }

  mend(): void {
    this.#isCut = false;
  }

  #pass(route: Route): Promise<void> {
    return this.#isCut ? route.abort('internetdisconnected') : route.fallback();
  }

  #connect(socket: WebSocketRoute): void {
    if (this.#isCut) {
      void socket.close();
      return;
    }
    socket.connectToServer();
    this.#sockets.add(socket);
  }
}
