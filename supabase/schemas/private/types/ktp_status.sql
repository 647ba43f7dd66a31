create type private.ktp_status as enum (
  'uploading', 'pending', 'approved', 'rejected', 'abandoned'
);
comment on type private.ktp_status is
  'uploading until both photos are stored. abandoned: the upload was interrupted, another '
  'submission came first, or the account was deleted.';
