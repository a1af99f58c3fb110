import packageJson from '../package.json' with { type: 'json' };

/** Of this program, as it is released. */
export const VERSION: string = packageJson.version;
