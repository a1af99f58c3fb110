/** How a page follows a run and sends acts, without a browser: what the drill of a bad network holds in its hands. */

export { ApiError, NetworkError } from '../../../../lib/call-errors.ts';
export { type RoomPort, RoomSession } from './room-session.ts';
export { tryUntilAnswered } from './try-until-answered.ts';
