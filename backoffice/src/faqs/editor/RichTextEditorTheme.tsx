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

    @media (min-width: 48rem) {
      min-height: 20rem;
    }

    &:focus-visible {
      outline-offset: -2px;
    }

    a {
      color: var(--accent);
    }

    /* Its items are indented already. */
    ol {
      padding-inline-start: 0;
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

    .ql-stroke {
      stroke: var(--ink);
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

  /* Controls as large as those of the Markdown editor, with icons of the same family and weight. */
  .ql-snow.ql-toolbar {
    .ql-formats {
      margin-inline-end: var(--space-2);
    }

    button,
    .ql-picker {
      height: 36px;
    }

    button,
    :is(.ql-color-picker, .ql-icon-picker) {
      width: 36px;
    }

    button,
    .ql-picker-label {
      display: grid;
      place-items: center;
      padding: 0;
    }

    .ql-header .ql-picker-label {
      justify-items: start;
      padding-inline-start: var(--space-2);
    }

    svg {
      width: 18px;
      height: 18px;
    }

    .ql-stroke {
      stroke-width: 1.5;
    }

    .ql-icon-picker .ql-picker-item {
      display: grid;
      place-items: center;
      width: 36px;
      height: 36px;
      padding: 0;
    }

    .ql-color-picker .ql-picker-item {
      width: 24px;
      height: 24px;
      margin: 1px;
      border-radius: var(--radius-small);
    }

    .ql-color-picker .ql-picker-options {
      right: 0;
      width: 194px;
    }
  }

  /* On phones they are two rows of nine, of which the headings take three. */
  @media (max-width: 40rem) {
    .ql-snow.ql-toolbar {
      display: grid;
      grid-template-columns: repeat(9, minmax(0, 1fr));
      padding: 0;

      &::after,
      .ql-formats::after {
        content: none;
      }

      .ql-formats {
        display: contents;
      }

      button,
      .ql-picker {
        width: auto;
        height: 40px;
      }

      .ql-header {
        grid-column: span 3;
      }
    }
  }

  && .ql-snow.ql-toolbar {
    button,
    .ql-picker-label {
      color: var(--ink);
    }

    .ql-picker.ql-expanded > * {
      border-color: var(--line-strong);
      box-shadow: none;
    }

    button:hover,
    button:focus-visible,
    button.ql-active,
    .ql-picker-label:hover,
    .ql-picker-label.ql-active,
    .ql-picker-item:hover,
    .ql-picker-item.ql-selected {
      color: var(--accent);

      .ql-stroke {
        stroke: var(--accent);
      }
    }
  }
`
