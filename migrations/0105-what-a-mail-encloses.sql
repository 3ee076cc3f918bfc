-- What goes with a mail: its name, and which thing of another module it is (a paper). The bytes are made when it is sent.
alter table notifications.mail add column enclosures jsonb not null default '[]'
  check (jsonb_typeof(enclosures) = 'array' and jsonb_array_length(enclosures) <= 10);
