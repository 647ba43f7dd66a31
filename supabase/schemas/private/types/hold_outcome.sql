create type private.hold_outcome as enum ('posted', 'voided', 'expired');
comment on type private.hold_outcome is 'How a hold ended: the money went where it was meant to, or came back because someone or time said so.';
