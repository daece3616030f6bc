import { useState } from 'react'
import { auth } from '@fortnight/supabase/client'

/** Just enough to get in on the dev server; the product's sign-in is the shell's. */
export function StandaloneSignIn() {
  const [problem, setProblem] = useState<string>()

  const signIn = async (form: FormData) => {
    const email = String(form.get('email'))
    const password = String(form.get('password'))
    const { error } = await (await auth()).signInWithPassword({ email, password })
    setProblem(error?.message)
  }

  return (
    <form action={signIn}>
      <h1>Back office, running alone</h1>
      <label>
        Email <input name="email" type="email" autoComplete="username" required />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <button>Sign in</button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  )
}
