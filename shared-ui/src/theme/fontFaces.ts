import { fontUrls } from './tokens.ts'

// The letters in the accented files of fonts/subset.py.
const accented = 'U+BF-D6, U+D8-FF, U+131, U+152-153'

/** The fonts and their fallbacks: Arial with the widths and heights of each font, so that a swap causes no layout shift. */
export const fontFaces: string = `
  @font-face {
    font-family: 'Bricolage Grotesque';
    src: url('${fontUrls.heading}') format('woff2');
    font-weight: 700;
    font-display: swap;
  }

  @font-face {
    font-family: 'Bricolage Grotesque';
    src: url('${fontUrls.headingAccented}') format('woff2');
    font-weight: 700;
    font-display: swap;
    unicode-range: ${accented};
  }

  @font-face {
    font-family: Figtree;
    src: url('${fontUrls.body}') format('woff2');
    font-weight: 400 700;
    /* Text that has been read in the fallback does not wrap differently a moment later. */
    font-display: optional;
  }

  @font-face {
    font-family: Figtree;
    src: url('${fontUrls.bodyAccented}') format('woff2');
    font-weight: 400 700;
    font-display: swap;
    unicode-range: ${accented};
  }

  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Roboto Bold');
    font-weight: 200 800;
    size-adjust: 101.6%;
    ascent-override: 91.5%;
    descent-override: 26.6%;
    line-gap-override: 0%;
  }

  /* One face for weights 400 and 500, one for 600 and 700. */
  @font-face {
    font-family: 'Figtree Fallback';
    src: local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Roboto');
    font-weight: 400 500;
    size-adjust: 101%;
    ascent-override: 94%;
    descent-override: 24.7%;
    line-gap-override: 0%;
  }

  @font-face {
    font-family: 'Figtree Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Roboto Bold');
    font-weight: 600 700;
    size-adjust: 95.2%;
    ascent-override: 99.7%;
    descent-override: 26.2%;
    line-gap-override: 0%;
  }
`
