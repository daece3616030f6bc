import { styled } from 'styled-components'

/** Overrides Quill's style sheet, which has a light scheme only, with our design tokens. */
export const RichTextEditorTheme = styled.div`
  .ql-toolbar.ql-snow,
  .ql-container.ql-snow {
    border-color: var(--line-strong);
    background: var(--surface);
    font-family: inherit;
  }

  .ql-toolbar.ql-snow {
    border-radius: var(--radius-small) var(--radius-small) 0 0;
  }

  .ql-container.ql-snow {
    border-radius: 0 0 var(--radius-small) var(--radius-small);
    font-size: var(--text-16);
  }

  .ql-snow .ql-editor {
    min-height: 14rem;
    line-height: 1.6;

    &:focus-visible {
      outline-offset: -2px;
    }

    a {
      color: var(--accent);
    }

    blockquote {
      border-color: var(--line-strong);
    }

    .ql-code-block-container {
      background: var(--paper);
      color: var(--ink);
    }
  }

  .ql-snow {
    .ql-picker {
      color: var(--ink);
    }

    .ql-stroke,
    .ql-stroke-miter {
      stroke: var(--ink);
    }

    .ql-fill {
      fill: var(--ink);
    }

    .ql-picker-options,
    .ql-tooltip {
      border-color: var(--line-strong);
      background: var(--surface);
      box-shadow: none;
      color: var(--ink);
    }

    .ql-tooltip {
      z-index: 2;

      input {
        border-color: var(--line-strong);
        background: var(--surface);
        color: var(--ink);
      }

      a {
        color: var(--accent);
      }
    }
  }

  /* Touch targets. */
  @media (max-width: 40rem), (pointer: coarse) {
    .ql-snow.ql-toolbar button {
      width: 40px;
      height: 40px;
      padding: 10px;
    }

    .ql-snow .ql-picker {
      height: 40px;
      line-height: 40px;
    }
  }

  .ql-snow.ql-toolbar {
    button:hover,
    button:focus-visible,
    button.ql-active,
    .ql-picker-label:hover,
    .ql-picker-label.ql-active,
    .ql-picker-item:hover,
    .ql-picker-item.ql-selected {
      color: var(--accent);

      .ql-stroke,
      .ql-stroke-miter {
        stroke: var(--accent);
      }

      .ql-fill {
        fill: var(--accent);
      }
    }
  }
`
