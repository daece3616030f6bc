-- Says must-have, as the screens do. Documents that were signed keep their text.

create or replace function private.sign_off_terms() returns jsonb
  language sql
  immutable
  set search_path = ''
as $$
  select jsonb_build_object('version', 2, 'text',
    'You accept the agent as its acceptance cases describe it: with the results listed here, with the cases that you have waived, and with the versions of the deliverables that you have approved, each file named by its SHA-256 checksum.

Our guarantee: on day 2 we write the acceptance tests together. If the agent doesn’t pass them by the agreed date, you choose: we keep working at no cost until it does, or you get back everything you’ve paid. With your sign-off you confirm that the agent passes each must-have, apart from those that you have waived.

The second installment, 50% of the price, becomes due.

This is not a qualified electronic signature as defined by the eIDAS regulation (EU) No 910/2014. We record the name that you type, the time of our server and a hash of exactly what you accept.');
$$;
