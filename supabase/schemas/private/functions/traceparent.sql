-- The trace of the current call in W3C Trace Context format; null without one.
create function private.traceparent() returns text
language sql stable
return nullif(current_setting('preloved.traceparent', true), '');
