import { useState } from 'react'
import { auth } from '@fortnight/supabase/client'

/** A minimal sign-in form for the dev server of one area; the product's own is part of the shell. */
export function StandaloneSignIn({ areaName }: { areaName: string }) {
  const [errorMessage, setErrorMessage] = useState<string>()

  const signIn = async (form: FormData) => {
    const email = form.get('email') as string
    const password = form.get('password') as string
    const { error } = await (await auth()).signInWithPassword({ email, password })
    setErrorMessage(error?.message)
  }

  return (
    <form action={signIn}>
      <h1>{areaName}, running alone</h1>
      <label>
        Email <input name="email" type="email" autoComplete="username" required />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <button>Sign in</button>
      {errorMessage && <p role="alert">{errorMessage}</p>}
    </form>
  )
}
