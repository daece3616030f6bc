import { styled } from 'styled-components'
import { fadingEdges } from '@fortnight/shared-ui/page/fadingEdges'

/** Overrides the editor's style sheet, which follows the system's color scheme, with our design tokens. */
export const MarkdownEditorTheme = styled.div`
  .w-md-editor {
    --md-editor-font-family: ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace;
    --md-editor-background-color: var(--surface);
    --md-editor-box-shadow-color: var(--line-strong);
    --color-fg-default: var(--ink);
    --color-accent-fg: var(--accent);
    --color-neutral-muted: var(--accent-soft);
    /* Its border is a shadow around it. */
    margin-inline: 1px;
    border-radius: var(--radius-small);
    color: var(--ink);
    font-family: inherit;
  }

  .w-md-editor-toolbar li > button {
    display: inline-grid;
    place-items: center;
    width: 36px;
    height: 36px;

    &:focus-visible {
      outline: 2px solid var(--ink);
      outline-offset: -2px;
    }

    &:disabled {
      color: var(--line-strong);
    }
  }

  .w-md-editor-text {
    padding: var(--space-3) var(--space-4);
  }

  .w-md-editor-area,
  .w-md-editor-text {
    height: 100%;
  }

  .w-md-editor-text-input {
    padding: var(--space-3) var(--space-4);
    color: var(--ink);
    font-size: var(--text-16) !important;
    line-height: 1.55 !important;
  }

  .w-md-editor-area:has(:focus-visible) {
    outline: 2px solid var(--ink);
    outline-offset: -2px;
  }

  .w-md-editor-preview {
    padding: var(--space-3) var(--space-4);
    background: var(--paper);
  }

  /* Beside each other, the text has more room than its preview: it is what the screen is for. */
  .w-md-editor-show-live {
    .w-md-editor-input {
      width: 58%;
    }

    .w-md-editor-preview {
      width: 42%;
    }
  }

  /* Phones have no room side by side: the preview is below the text, and the buttons are a row that scrolls. */
  @media (max-width: 40rem) {
    .w-md-editor-toolbar {
      overflow-x: auto;
      ${fadingEdges}

      > ul {
        flex: none;
        white-space: nowrap;
      }
    }

    .w-md-editor-show-live {
      .w-md-editor-input {
        width: 100%;
        height: 50%;
      }

      .w-md-editor-preview {
        top: 50%;
        width: 100%;
        box-shadow: inset 0 1px 0 0 var(--line-strong);
      }
    }

    /* A preview without anything in it is as high as the line that says so, or two of them. */
    .w-md-editor-show-live:has([data-empty]) {
      --preview-height: 3.5rem;

      @media (max-width: 22rem) {
        --preview-height: 4.75rem;
      }

      .w-md-editor-input {
        height: calc(100% - var(--preview-height));
      }

      .w-md-editor-preview {
        top: calc(100% - var(--preview-height));
      }
    }
  }
`
