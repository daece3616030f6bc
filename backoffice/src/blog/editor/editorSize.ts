/** In pixels. [CONST-5] */
export const editorHeight = 500
