import { DocumentDesk } from './document-desk.tsx';
import { useDesk } from './use-desk.ts';

/** A drafting section: templates become documents, which are written, signed and handed in. */
export function EditSection() {
  return <DocumentDesk desk={useDesk()} />;
}
