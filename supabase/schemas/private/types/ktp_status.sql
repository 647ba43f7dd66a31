create type private.ktp_status as enum ('uploading', 'pending', 'approved', 'rejected', 'abandoned');
comment on type private.ktp_status is 'uploading until both photos are stored; abandoned when that was cut short, came second, or its owner left.';
