import { memo, type SVGAttributes } from 'react';

/** The one door through which drawn markup enters the page: only files of `src/art`, never a text a person wrote. */
export const ArtMarkup = memo(function ArtMarkup({
  markup,
  ...rest
}: { markup: string } & SVGAttributes<SVGGElement>) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, shipped with the app
  return <g {...rest} dangerouslySetInnerHTML={{ __html: markup }} />;
});
