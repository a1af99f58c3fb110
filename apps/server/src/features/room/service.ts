/** What other features may ask of a room: what is left of a run, as a reader may know it. */
export { contentHash } from './content-hash.ts';
export { contentOf, filesOfRun, savedTimes, type VersionRow, versionsOf } from './document-repository.ts';
export { canRead, canSeeVersions } from './documents.ts';
export { readExperiences } from './reads/beside.ts';
export { readDocumentDetail } from './reads/documents.ts';
export { eventsAfter } from './repository.ts';
export { imagesOf } from './writing/files.ts';
