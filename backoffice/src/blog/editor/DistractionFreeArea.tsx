import { styled } from 'styled-components'

/** Contains title and text of a post. In the distraction-free mode, `data-on`, it fills the window. */
export const DistractionFreeArea = styled.div`
  min-width: 0;

  &[data-on] {
    position: fixed;
    z-index: 40;
    inset: 0;
    display: grid;
    justify-items: center;
    padding: var(--space-4) clamp(var(--space-4), 4vw, var(--space-7));
    overflow-y: auto;
    background: var(--paper);

    [role='tablist'] {
      display: none;
    }

    [role='tabpanel'] {
      width: 100%;
      max-width: 60rem;
    }

    /* Text and preview are side by side. */
    [role='tabpanel']:has(.w-md-editor-show-live) {
      max-width: 90rem;
    }

    .w-md-editor {
      height: max(20rem, calc(100dvh - 14rem)) !important;
    }
  }
`
