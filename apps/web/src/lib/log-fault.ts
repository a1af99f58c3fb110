const told = new WeakSet<object>();

/** Puts a fault into the browser's log, once: React, the router and a boundary may each come by with the same one. */
export function logFault(fault: unknown): void {
  if (typeof fault === 'object' && fault !== null) {
    if (told.has(fault)) return;
    told.add(fault);
  }
  console.error(fault);
}
