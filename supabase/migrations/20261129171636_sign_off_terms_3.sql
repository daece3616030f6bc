-- Plainer terms of the sign-off. Documents that were signed keep their text.

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.sign_off_terms()
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('version', 3, 'text',
    'You accept the agent as its acceptance cases describe it: with the results listed here, with the cases that you waived, and with the versions of the deliverables that you approved, each file identified by its SHA-256 checksum.

Our guarantee: on day 2 we write the acceptance cases together. If the agent doesn’t pass them by the agreed date, you choose: we keep working at no cost until it does, or you get back everything you’ve paid. By signing off, you confirm that the agent passes every must-have, except those you waived.

The second installment, 50% of the price, becomes due.

This is not a qualified electronic signature as defined by the eIDAS regulation (EU) No 910/2014. We record the name that you type, our server’s time, and a hash of exactly what you accept.');
$function$;
