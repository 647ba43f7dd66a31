-- The trace that the current call belongs to, as W3C Trace Context writes it; null without one.
create function private.traceparent() returns text
language sql stable
return nullif(current_setting('preloved.traceparent', true), '');
