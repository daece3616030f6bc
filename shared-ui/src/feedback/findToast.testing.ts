import { screen, waitFor } from '@testing-library/react'

/** Finds a toast once it is visible: it is in the document a moment before its entrance animation starts. */
export const findToast = (text: string | RegExp) =>
  waitFor(() => {
    const toast = screen.getByText(text)
    expect(toast).toBeVisible()
    return toast
  })
